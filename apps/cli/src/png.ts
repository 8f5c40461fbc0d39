import { createRequire } from 'node:module';
import { CommandError } from './findings.ts';

const FONTS = ['400Regular', '600SemiBold', '700Bold'];

/** Converts a picture to PNG with the fonts of Muster, so that it looks the same on every machine. */
export const toPng = async (svg: string, zoom = 1): Promise<Uint8Array> => {
  const { resolve } = createRequire(import.meta.url);
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    const fontFiles = FONTS.map((name) => resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`));
    const picture = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: zoom },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    });
    return picture.render().asPng();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CommandError(`PNG pictures do not work on this machine (${reason}). Choose a name that ends in .svg.`);
  }
};
