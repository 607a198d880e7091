import { FEATURES } from '../boundaries/features.ts';
import { listedFiles } from '../listed-files.ts';
import { filesOf } from './files-of.ts';

const [name] = process.argv.slice(2);
const names = FEATURES.map((feature) => feature.name);

if (name === undefined) {
  for (const feature of FEATURES)
    console.log(`${feature.level}  ${feature.name}${feature.webOnly ? ' (web only)' : ''}`);
} else if (names.includes(name)) {
  const rooms = filesOf(name, listedFiles());
  for (const [room, files] of rooms) console.log([room, ...files.map((file) => `  ${file}`)].join('\n'));
} else {
  console.error(`There is no feature ${name}. There are: ${names.join(', ')}.`);
  process.exitCode = 1;
}
