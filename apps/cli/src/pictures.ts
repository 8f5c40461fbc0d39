import { writeFile } from './files.ts';
import { Stop } from './findings.ts';
import { toPng } from './png.ts';

/** Writes a picture as SVG or PNG, as the name of its file ends. */
export const writePicture = async (file: string, svg: string, zoom = 1): Promise<void> => {
  const name = file.toLowerCase();
  if (name.endsWith('.svg')) writeFile(file, svg);
  else if (name.endsWith('.png')) writeFile(file, await toPng(svg, zoom));
  else throw new Stop(`A picture is written as .svg or .png, but the name is ${file}.`);
};
