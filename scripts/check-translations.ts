// npm run translations:check: finds translations filled in with English; `-- --clear` empties them.
import { existsSync } from 'node:fs';
import { getPayload } from 'payload';
import { languages } from '../app/i18n/languages.ts';
import { dataDirectories } from '../cms/directories.ts';
import { payloadKey } from '../cms/payload-key.ts';
import { checkTranslations, type Finding } from '../cms/translations/check.ts';
import { parseEnvironment } from '../environment.ts';

const clear = process.argv.includes('--clear');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--clear');
if (unknown.length > 0) {
  console.error('Usage: npm run translations:check, or: npm run translations:check -- --clear');
  process.exit(2);
}

const environment = parseEnvironment(process.env);
const { database } = dataDirectories(environment.DATA_DIR);
if (!environment.DATABASE_URL && !existsSync(database)) {
  console.error(`There is no database at ${database}. Please set DATA_DIR or DATABASE_URL.`);
  process.exit(2);
}

function report({ name, title, texts }: Finding): void {
  console.log(`\n${name}${title ? `  ${title}` : ''}`);
  for (const { language, path, text } of texts) {
    const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    console.log(`  ${languages[language].name}  ${path}  ${JSON.stringify(shown)}`);
  }
}

const { default: config } = await import('../cms/config.ts');
const payload = await getPayload({ config, key: payloadKey, disableOnInit: true });
const count = await checkTranslations(payload, {
  ...{ clear, report },
  progress: (step) => console.log(`  ${step} …`),
});
await payload.destroy();
const what = count === 1 ? 'text is' : 'texts are';
console.log(
  count === 0
    ? '\nNo text of a translation is the English one.'
    : clear
      ? `\n${count} emptied. Visitors read them in English again, marked as English.`
      : `\n${count} ${what} English in a translation. To empty them: npm run translations:check -- --clear`,
);
process.exit(count > 0 && !clear ? 1 : 0);
