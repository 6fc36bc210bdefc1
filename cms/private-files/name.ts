/** A readable name: no folders, no invisible characters, and the correct extension. */
export function nameToKeep(name: string, type: string, usual: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = last.replace(/[\s\p{C}<>:"|?*]+/gu, ' ').trim();
  const stem = visible.replace(/\.(pdf|docx|jpe?g|png|webp)$/i, '').replace(/^\.+/, '');
  return `${[...stem].slice(0, 120).join('').trim() || usual}.${type}`;
}
