import type { ResumeText } from '../model.ts';
import type { ResumeField, ResumeReading } from '../reading.ts';
import { findAddress } from './address.ts';
import { findBirth } from './birth.ts';
import { findEmail, findPhone } from './contact.ts';
import { findIndustry } from './industry.ts';
import { findName } from './names.ts';
import { findNationality } from './nationality.ts';
import { findPositions } from './positions.ts';
import { type Evidence, takeApart } from './resume.ts';
import { findTarget } from './target.ts';

/** Extracts the fields of the application form from a CV's text. */
export function extract(text: ResumeText): ResumeReading {
  const resume = takeApart(text);
  const positions = findPositions(resume);
  const [newest] = positions;
  const name = findName(resume);
  const phone = findPhone(resume);
  const evidences = {
    name,
    dateOfBirth: findBirth(resume),
    nationality: findNationality(resume),
    email: findEmail(resume),
    phone,
    currentAddress: findAddress(resume, name?.value ?? null, phone?.value ?? null),
    pastIndustry: findIndustry(resume, positions),
    positionAppliedFor: findTarget(resume),
  };
  const found: ResumeReading['found'] = {};
  const value = (field: Exclude<ResumeField, 'pastPositions'>): string | null => {
    const one: Evidence | null = evidences[field];
    if (one) found[field] = { page: one.page, text: one.text };
    return one?.value ?? null;
  };
  if (newest) found.pastPositions = { page: newest.page, text: newest.text };
  return {
    name: value('name'),
    dateOfBirth: value('dateOfBirth'),
    nationality: value('nationality'),
    email: value('email'),
    phone: value('phone'),
    currentAddress: value('currentAddress'),
    pastPositions: positions.map((position) => position.value),
    pastIndustry: value('pastIndustry'),
    positionAppliedFor: value('positionAppliedFor'),
    found,
  };
}
