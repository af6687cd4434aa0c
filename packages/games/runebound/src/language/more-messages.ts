/** What the words of more-*.ts ask. */
export const moreMessages = {
  'rb.ask.parry': {
    de: '{card}: Gibst du {n} Energie aus, um das aufzuheben?',
    en: '{card}: do you spend {n} surge to cancel this?',
  },
  'rb.option.parry': { de: 'Aufheben', en: 'Cancel it' },
  'rb.option.no-parry': { de: 'Geschehen lassen', en: 'Let it happen' },
  'rb.ask.kill-zombie': { de: 'Welchen Zombie tötest du?', en: 'Which zombie do you kill?' },
};
