import type { Access } from 'payload';
import { administrators, editors, hrPeople, salesPeople } from '../access.ts';

/** The lists whose filters can be saved (`enableQueryPresets`), and who sees the list. */
const readersOf: Record<string, Access> = {
  inquiries: salesPeople,
  applications: hrPeople,
  pages: editors,
  news: editors,
  media: editors,
};

/** Saved filters belong to a list, and are hidden from those who do not work with it. */
const ofOwnLists: Access = (request) => {
  if (administrators(request)) return true;
  const own = Object.keys(readersOf).filter((list) => readersOf[list]?.(request));
  return own.length > 0 && { relatedCollection: { in: own } };
};

const savesForOwnList: Access = (request) => {
  const { relatedCollection } = request.data ?? {};
  return readersOf[relatedCollection]?.(request) ?? administrators(request);
};

export const presetAccess = {
  create: savesForOwnList,
  read: ofOwnLists,
  update: ofOwnLists,
  delete: ofOwnLists,
};
