import { giveWay } from '../give-way.ts';

// Imported before all else: already loading the games gives way.
giveWay();
