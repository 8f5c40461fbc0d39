import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that belong to one connection: the first 64 bits. */
const GROUPS = 4;

/** Returns what counts as one address: an IPv4 address, or the /64 of an IPv6 connection. */
export const addressOf = (ip: string): string => {
  const [plain] = ip.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.toLowerCase().split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const all = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${all.slice(0, GROUPS).join(':')}::/64`;
};

/** Returns the groups of a part of an address; an IPv4 address at its end counts as two. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, '0'] : [group]));
