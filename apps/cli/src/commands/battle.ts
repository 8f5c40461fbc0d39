import { Command } from 'commander';
import { pictureCommand } from './battle-picture.ts';
import { playCommand } from './battle-play.ts';
import { replayCommand } from './battle-replay.ts';
import { verifyCommand } from './battle-verify.ts';
import { watchCommand } from './battle-watch.ts';

/** `muster battle`: plays, watches, replays, verifies and draws battles. */
export const battleCommand = (): Command =>
  new Command('battle')
    .addCommand(playCommand())
    .addCommand(watchCommand())
    .addCommand(replayCommand())
    .addCommand(verifyCommand())
    .addCommand(pictureCommand());
