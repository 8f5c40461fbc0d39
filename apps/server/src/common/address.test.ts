import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('an IPv4 address counts as itself, however it is written', () => {
  expect(addressOf('203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('IPv6 addresses count by their /64', () => {
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressOf('2001:0DB8:0001:0002::9')).toBe('2001:db8:1:2::/64');
  expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressOf('::1')).toBe('0:0:0:0::/64');
  expect(addressOf('64:ff9b::203.0.113.9')).toBe('64:ff9b:0:0::/64');
});
