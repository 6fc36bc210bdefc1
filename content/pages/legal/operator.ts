/**
 * Stands in for the company responsible for the site, which is not known: example data in the
 * form that German law asks for. The pages mark each of them, and the operator replaces them.
 */
export const operator = {
  name: 'eArc Beispiel GmbH',
  street: 'Beispielstraße 1',
  city: '00000 Beispielstadt',
  /** Of the numbers that the Bundesnetzagentur keeps free for fiction; the service hotline has the same. */
  phone: '+49 40 66969-000',
  email: 'legal@example.com',
  privacyEmail: 'privacy@example.com',
  registerCourt: 'Amtsgericht Beispielstadt',
  registerNumber: 'HRB 00000',
  vatNumber: 'DE000000000',
  businessNumber: 'DE000000000-00001',
} as const;

export const operatorAddress = `${operator.name}, ${operator.street}, ${operator.city}`;
