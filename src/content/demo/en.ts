import type { DemoWords } from './demo-words.ts';

export const en: DemoWords = {
  name: 'Starter demo',
  skip: 'Skip to the content',
  navigation: 'Pages of the demo',
  loading: 'Loading the page',
  error: 'Error:',
  withoutScript: 'This demo runs in your browser: please turn JavaScript on.',
  privacy: 'This demo makes no external request. What you type in the form is kept only in your browser.',
  actions: {
    about: 'About',
    again: 'Try again',
    back: 'Back',
    cancel: 'Cancel Order',
    choose: 'Choose Plans',
    confirm: 'Confirm Selected Plan',
    go: 'GO',
    home: 'Home',
    language: 'Change languages',
    theme: 'Toggle dark mode',
    toConfirm: 'Continue',
  },
  home: {
    title: 'Welcome',
    eyebrow: 'Hello there',
    greeting: 'Welcome. What shall we play first?',
    offer: 'Millions of songs, audiobooks and podcasts, together in one place and ready whenever you are.',
    sounds: [
      { name: 'Millions of songs', text: 'The ones you know by heart and those you have yet to hear.' },
      { name: 'Audiobooks', text: 'A story for the way to work, read aloud from cover to cover.' },
      { name: 'Podcasts', text: 'Conversations that go on where the news ends.' },
    ],
    cancelled: 'Your order was cancelled, and what you had typed was deleted.',
  },
  person: {
    title: 'Fill up the form to proceed',
    name: 'Name',
    email: 'E-mail',
    refusals: {
      name: 'Enter your name, in 80 letters at most.',
      email: 'Check the e-mail: it should look like name@example.com.',
    },
  },
  plans: {
    title: 'Choose a plan',
    text: 'Every plan plays everything. You only choose how often it is renewed.',
    legend: 'Plans',
    missing: 'Choose one of the three plans.',
    each: {
      annual: { name: 'Annual', text: 'Renewed once a year: settle it and forget it.' },
      monthly: { name: 'Monthly', text: 'Renewed every month: the usual way.' },
      weekly: { name: 'Weekly', text: 'Renewed every week: for a journey or a try.' },
    },
  },
  confirm: {
    title: 'Is this your order?',
    text: 'Nothing is ordered before you confirm.',
    rows: { name: 'Name', email: 'E-mail', plan: 'Plan' },
  },
  thanks: {
    title: 'Thank you',
    to: (name) => `Thank you, ${name}`,
    text: 'An employee will make contact with you soon.',
    plan: (plan) => `Your plan: ${plan}`,
  },
  hi: {
    title: 'Hi',
    to: (name) => (name === '' ? 'Hi!' : `Hi, ${name}!`),
    text: 'This page was made from its own address: put another name there and it greets somebody else.',
    formTitle: 'A page for any name',
    formText: 'A dynamic route: the name becomes part of the address.',
    label: 'Whom shall we greet?',
    missing: 'Enter a name.',
  },
  about: {
    title: 'About',
    texts: [
      'This is a starter template: a small application with everything that a bigger one begins with. Pages that load when they are wanted, two languages, a light and a dark look, a form that minds what it is told, and an address with a name in it.',
      'It sells nothing. The plans, the songs and the employee who makes contact are there to show how an order goes from its first field to its last page.',
    ],
  },
  notLoaded: {
    title: 'The page did not arrive',
    text: 'Check your connection. What you typed is still here.',
  },
  notFound: { title: 'Not found', text: 'There is no page of the demo at this address.' },
};
