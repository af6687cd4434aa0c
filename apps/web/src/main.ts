import './letters.css';
import './app.css';
import './settings.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './offline/register.ts';
import { keepDressed } from './settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
keepDressed();
mount(App, { target });
keepOffline();
