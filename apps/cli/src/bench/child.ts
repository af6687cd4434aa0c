// What runs in the process of one revision that is measured. Its arguments are the folder of the revision and the id of the game.
import { type Asked, loadRevision, Measured } from './measured.ts';

const [root, id] = process.argv.slice(2);
const loading = loadRevision(root, id).then((revision) => new Measured(revision));

process.on('message', async (asked: Asked) => {
  process.send!((await loading).answer(asked));
});
