import type { Draft } from '../draft/draft'
import { amountLines, amountsIn, paramLines, paramsIn } from '../draft/lines'
import { choicesFrom } from './field-choices'
import type { OptionalAction } from './optional-group'

const redirect: OptionalAction = {
  path: 'actions.redirect',
  title: 'Another page',
  label: 'Leads to another page',
  help: 'A page of thanks, for example.',
  start: { url: '/', inNewTab: false, delay: 0, hosts: [] },
  settings: [
    {
      control: 'line',
      path: 'actions.redirect.url',
      label: 'Address of the page',
      help: '/thanks, or with something that was filled in: /thanks?for=[work]',
    },
    { control: 'number', path: 'actions.redirect.delay', label: 'After so many seconds', least: 0, most: 60 },
    { control: 'flag', path: 'actions.redirect.inNewTab', label: 'In a tab of its own' },
    {
      control: 'names',
      path: 'actions.redirect.hosts',
      label: 'Other sites that it may lead to',
      help: 'Only for pages that are not yours: www.example.com. With commas between them.',
    },
  ],
}

const popup: OptionalAction = {
  path: 'actions.popup',
  title: 'A window over the page',
  label: 'Opens a window with a few words',
  help: 'A second after sending. Visitors close it.',
  start: { title: 'Thank you', body: 'We will be in touch soon.' },
  settings: [
    { control: 'line', path: 'actions.popup.title', label: 'Title of the window' },
    { control: 'text', path: 'actions.popup.body', label: 'What it says', help: 'Simple HTML is fine: links, bold, lists.' },
  ],
}

const event: OptionalAction = {
  path: 'actions.event',
  title: 'A sign to your statistics',
  label: 'Tells the tag manager of the page',
  help: 'Nothing is run: a name and values are handed over.',
  start: { name: 'contact_form_sent', params: [] },
  settings: [
    { control: 'line', path: 'actions.event.name', label: 'Name of the event' },
    {
      control: 'lines',
      path: 'actions.event.params',
      label: 'What comes along',
      help: 'One a line: the name, a bar, words or a field. work | [work]',
      read: paramsIn,
      write: paramLines,
    },
  ],
}

const paypal = (draft: Draft): OptionalAction => ({
  path: 'actions.paypal',
  title: 'Payment',
  label: 'Leads on to PayPal',
  help: 'The amount is worked out by your site, never by the visitor’s browser.',
  start: { business: '', item: draft.title.slice(0, 120), currency: 'NZD', amount: '', amountField: '', amounts: [] },
  settings: [
    { control: 'line', path: 'actions.paypal.business', label: 'Your PayPal address' },
    { control: 'line', path: 'actions.paypal.item', label: 'What is paid for' },
    { control: 'line', path: 'actions.paypal.currency', label: 'Currency', help: 'Three letters: NZD, AUD, USD, EUR.' },
    { control: 'line', path: 'actions.paypal.amount', label: 'Amount', help: 'For everybody the same: 49.90' },
    {
      control: 'choice',
      path: 'actions.paypal.amountField',
      label: 'Or it depends on',
      choices: choicesFrom(draft, ['select', 'radio'], 'Nothing', draft.actions.paypal?.amountField ?? ''),
    },
    {
      control: 'lines',
      path: 'actions.paypal.amounts',
      label: 'Amounts of the choices',
      help: 'One a line: the choice, a bar, the amount. Half a day | 240.00',
      read: amountsIn,
      write: amountLines,
    },
  ],
})

/** Everything that may happen once, in the order in which a visitor meets it. */
export const actionsOf = (draft: Draft): OptionalAction[] => [popup, redirect, paypal(draft), event]
