import { writeFile } from './files.ts';
import { CommandError } from './findings.ts';
import { toPng } from './png.ts';

/** Writes a picture as SVG or PNG, depending on the file name. */
export const writePicture = async (file: string, svg: string, zoom = 1): Promise<void> => {
  const name = file.toLowerCase();
  if (name.endsWith('.svg')) writeFile(file, svg);
  else if (name.endsWith('.png')) writeFile(file, await toPng(svg, zoom));
  else throw new CommandError(`Unknown picture format: ${file}. Choose a name that ends in .svg or .png.`);
};
