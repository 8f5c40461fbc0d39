import { Command } from 'commander';
import { pictureCommand } from './battle-picture.ts';
import { playCommand } from './battle-play.ts';
import { replayCommand } from './battle-replay.ts';
import { verifyCommand } from './battle-verify.ts';

/** `muster battle`: play battles, look at them again, check them, draw them. */
export const battleCommand = (): Command =>
  new Command('battle')
    .description('play battles, tell them again, verify them, draw them')
    .addCommand(playCommand())
    .addCommand(replayCommand())
    .addCommand(verifyCommand())
    .addCommand(pictureCommand());
