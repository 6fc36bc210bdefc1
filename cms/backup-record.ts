/** What the database keeps of backups, in Payload's store of keys and values. */
export const backupKey = 'backup';

/** The last one that succeeded. */
export interface BackupRecord {
  /** The moment that it holds, in ISO 8601. */
  at: string;
  seconds: number;
  bytes: number;
  file: string;
}

/** Which node makes the next one. */
export const backupClaimKey = 'backup-claim';

export interface BackupClaim {
  /** Until then no other node begins one, in ISO 8601. */
  until: string;
}

/** Whether a backup should be made: the last one is old enough, and nobody is at it. */
export function isDue(
  hours: number,
  record: BackupRecord | null,
  claim: BackupClaim | null,
  now = Date.now(),
): boolean {
  const isOld = !record || Date.parse(record.at) + hours * 3_600_000 <= now;
  return isOld && (!claim || Date.parse(claim.until) <= now);
}
