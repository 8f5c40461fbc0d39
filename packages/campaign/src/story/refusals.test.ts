import { describe, expect, test } from 'vitest';
import { type CampaignRefusal, REFUSALS } from '../contract/refusal.ts';
import { campaignRef } from '../ruleset/index.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { campaignRefusalSentence } from './refusals.ts';

/** Fields for the refusals whose texts look something up. */
const ABOUT: Partial<Record<CampaignRefusal['code'], Partial<CampaignRefusal>>> = {
  'event-not-called': { what: 'not-begun' },
  'report-first': { what: 'shaken' },
  'bad-objective': { have: 'no-kill' },
};
const sentence = (refusal: CampaignRefusal, campaign = NO_CAMPAIGN): string =>
  campaignRefusalSentence(refusal, campaign);

describe('a refusal', () => {
  test.each(REFUSALS)('is a sentence without commands and options: %s', (code) => {
    const said = sentence({ code, what: 'The Watch', of: 1, need: 2, have: 3, ...ABOUT[code] });
    expect(said).toMatch(/^["A-Z\d].*[.]$/);
    expect(said).not.toMatch(/muster|(?<!\w)--\w|undefined|This is not possible \(/);
  });

  test('names the other event that was called for, and what an event looks for', () => {
    expect(sentence({ code: 'event-not-called', what: 'another-event', of: 2, have: 64 })).toBe(
      "The dice of round 2 called for a different random event. Random event 64 needs the organiser's approval.",
    );
    expect(sentence({ code: 'report-first', what: 'inTerrain' })).toBe(
      'This event applies to units that are inside terrain. Report which units those are.',
    );
  });

  test('uses the word of the campaign for an army', () => {
    const warband = { ...NO_CAMPAIGN, ruleset: campaignRef('gff') };
    expect(sentence({ code: 'not-your-unit', what: 'rats', of: 'The Watch' })).toContain('units of that army.');
    expect(sentence({ code: 'not-your-unit', what: 'rats', of: 'The Watch' }, warband)).not.toContain('army');
  });
});
