import { randomBytes, scrypt as scryptWith, timingSafeEqual } from 'node:crypto';

const SIZE = 32;
/** Memory and time that one guess costs: about 64 MB and a tenth of a second. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

const scrypt = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scryptWith(password.normalize('NFKC'), salt, SIZE, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A password as it is kept. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await scrypt(password, salt)).toString('base64url')}`;
};

/** Whether a password is the one that was kept. */
export const isPassword = async (password: string, kept: string): Promise<boolean> => {
  const [, salt = '', key = ''] = kept.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await scrypt(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(given, expected);
};
