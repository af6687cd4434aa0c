import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sc/latin-500.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './offline/register.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
keepOffline();
