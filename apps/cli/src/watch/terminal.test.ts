import { describe, expect, test } from 'vitest';
import { FakeTerminal } from '../../../../tests/lib/fake-terminal.ts';
import { takeOverTerminal } from './terminal.ts';

const open = (fake: FakeTerminal) => takeOverTerminal(fake.input, fake.output, fake.signals, fake.ears);

describe('a terminal', () => {
  test('is taken over and restored', () => {
    const fake = new FakeTerminal();
    const terminal = open(fake);
    expect(fake.written).toBe('\u001b[?1049h\u001b[?25l\u001b[?7l');
    expect(fake.raw).toBe(true);
    terminal.close();
    expect(fake.written.endsWith('\u001b[?7h\u001b[?25h\u001b[?1049l')).toBe(true);
    expect(fake.raw).toBe(false);
    expect(fake.paused).toBe(true);
    for (const emitter of [fake.input, fake.output, fake.signals]) expect(emitter.eventNames()).toEqual([]);
    const { length } = fake.written;
    terminal.close();
    terminal.draw(['late']);
    expect(fake.written.length).toBe(length);
  });

  test('is drawn over instead of emptied, each line to its end', () => {
    const fake = new FakeTerminal();
    const terminal = open(fake);
    fake.written = '';
    terminal.draw(['one', 'two']);
    expect(fake.written).toContain('\u001b[Hone\u001b[K\r\ntwo\u001b[K\u001b[J');
    expect(fake.written).not.toContain('\u001b[2J');
    terminal.close();
  });

  test('passes on typed keys and changes of size', () => {
    const fake = new FakeTerminal();
    const terminal = open(fake);
    fake.input.emit('data', Buffer.from('q'));
    fake.resize(100, 30);
    expect([fake.typed, fake.resized]).toEqual(['q', 1]);
    expect([terminal.columns, terminal.rows]).toEqual([100, 30]);
    terminal.close();
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('is given back on %s before the process ends', (signal, code) => {
    const fake = new FakeTerminal();
    open(fake);
    fake.signals.emit(signal);
    expect(fake.written.endsWith('\u001b[?1049l')).toBe(true);
    expect([fake.raw, fake.exitCode]).toEqual([false, code]);
  });

  test('is restored when the process ends', () => {
    const fake = new FakeTerminal();
    open(fake);
    fake.signals.emit('exit');
    expect(fake.written.endsWith('\u001b[?1049l')).toBe(true);
  });

  test('without a keyboard is only drawn', () => {
    const fake = new FakeTerminal({ keyboard: false });
    const terminal = open(fake);
    expect(terminal.listens).toBe(false);
    expect(fake.raw).toBe(false);
    terminal.close();
  });
});
