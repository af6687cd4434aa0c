// npm run test:browser [-- filter]: only the tests in the browser.
import { setup } from './setup.mjs';
import { browserTests, conclude } from './tests.mjs';

await setup();
conclude([await browserTests(process.argv.slice(2))]);
