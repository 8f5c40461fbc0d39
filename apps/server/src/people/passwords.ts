import { randomBytes, scrypt as scryptWith, timingSafeEqual } from 'node:crypto';
import { Turns } from './turns.ts';

const SIZE = 32;
/** Memory and time that one guess costs: about 64 MB and a tenth of a second. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

/** Two of Node's four shared threads are left for files. */
const turns = new Turns(2, 16);

const scrypt = (password: string, salt: Buffer): Promise<Buffer> =>
  turns.run(
    () =>
      new Promise((resolve, reject) => {
        scryptWith(password.normalize('NFKC'), salt, SIZE, COST, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );

/** Hashes a password for storage; refuses if too many are being hashed. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await scrypt(password, salt)).toString('base64url')}`;
};

/** Returns whether a password matches a hash. */
export const isPassword = async (password: string, kept: string): Promise<boolean> => {
  const [, salt = '', key = ''] = kept.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await scrypt(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(given, expected);
};
