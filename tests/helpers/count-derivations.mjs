// Preloaded into a site: prints a line whenever a password is hashed.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
  console.log(`derived ${iterations} ${length} ${digest}`);
  return pbkdf2(password, salt, iterations, length, digest, done);
};
syncBuiltinESMExports();
