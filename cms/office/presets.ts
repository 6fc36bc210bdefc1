import type { Access } from 'payload';
import { administrators, hrPeople, salesPeople } from '../access.ts';

/** Saved filters belong to a list, and are hidden from those who cannot see the list. */
const listOf: Access = (request) => {
  if (administrators(request)) return true;
  if (salesPeople(request)) return { relatedCollection: { equals: 'inquiries' } };
  if (hrPeople(request)) return { relatedCollection: { equals: 'applications' } };
  return false;
};

const savesForOwnList: Access = (request) => {
  const { relatedCollection } = request.data ?? {};
  const mayRead = relatedCollection === 'applications' ? hrPeople : salesPeople;
  return mayRead(request);
};

export const presetAccess = {
  create: savesForOwnList,
  read: listOf,
  update: listOf,
  delete: listOf,
};
