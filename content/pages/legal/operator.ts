/**
 * Stands in for the company responsible for the site, which is not known: example data in the
 * form that German law asks for. The pages mark each of them, and the operator replaces them.
 */
export const operator = {
  name: 'eArc Beispiel GmbH',
  street: 'Beispielstraße 1',
  city: '00000 Beispielstadt',
  /** The same as the example of the service hotline. */
  phone: '+44 20 7946 0000',
  email: 'legal@example.com',
  privacyEmail: 'privacy@example.com',
  registerCourt: 'Amtsgericht Beispielstadt',
  registerNumber: 'HRB 00000',
  vatNumber: 'DE000000000',
  businessNumber: 'DE000000000-00001',
} as const;

export const operatorAddress = `${operator.name}, ${operator.street}, ${operator.city}`;
