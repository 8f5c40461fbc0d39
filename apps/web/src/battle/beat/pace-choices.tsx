import type { ReactElement } from 'react';
import { SPEEDS } from '../../beats/pace.ts';
import { chooseSound, useSoundOn } from '../../beats/sound.ts';
import { chooseSpeed, useBeatSpeed } from '../../beats/speed.ts';
import { Segments } from '../../parts/segments.tsx';
import { BEAT, SPEED_NAMES } from './texts.ts';

const SPEED_CHOICES = SPEEDS.map((value) => ({ value, words: SPEED_NAMES[value] }));
const SOUND_CHOICES = [
  { value: 'on', words: BEAT.soundOn },
  { value: 'off', words: BEAT.soundOff },
] as const;

/** How fast events are shown, and whether they sound. */
export const PaceChoices = (): ReactElement => {
  const speed = useBeatSpeed();
  const sound = useSoundOn();
  return (
    <>
      <Segments legend={BEAT.speed} choices={SPEED_CHOICES} value={speed} onChoose={chooseSpeed} />
      <Segments
        legend={BEAT.sound}
        choices={SOUND_CHOICES}
        value={sound ? 'on' : 'off'}
        onChoose={(value) => chooseSound(value === 'on')}
      />
    </>
  );
};
