import { createRequire } from 'node:module';
import { Stop } from './findings.ts';

const FONTS = ['400Regular', '600SemiBold', '700Bold'];

/** Turns a picture into PNG, with the fonts that come with Muster, so that it looks the same everywhere. */
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
    throw new Stop(`The picture cannot be made as PNG here (${reason}): choose a name that ends in .svg.`);
  }
};
