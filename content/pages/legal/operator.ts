/**
 * Stands in for the company responsible for the site, which is not known: example data in the
 * form that German law asks for. The pages mark each of them, and the operator replaces them; name
 * and telephone number in the settings.
 */
export const operator = {
  name: '{companyName}',
  street: 'Beispielstraße 1',
  city: '00000 Beispielstadt',
  phone: '{hotline}',
  email: 'legal@example.com',
  privacyEmail: 'privacy@example.com',
  registerCourt: 'Amtsgericht Beispielstadt',
  registerNumber: 'HRB 00000',
  vatNumber: 'DE000000000',
  businessNumber: 'DE000000000-00001',
} as const;

export const operatorAddress = `${operator.name}, ${operator.street}, ${operator.city}`;
