import type { Draft } from '../../draft/draft'
import { amountLines, amountsIn, paramLines, paramsIn } from '../../draft/lines'
import { choicesFrom } from '../field-choices'
import type { OptionalAction } from './optional-group'

const redirect: OptionalAction = {
  path: 'actions.redirect',
  title: 'Redirect',
  label: 'Redirect to another page',
  help: 'A thank-you page, for example.',
  start: { url: '/', inNewTab: false, delay: 0, hosts: [] },
  settings: [
    {
      control: 'line',
      path: 'actions.redirect.url',
      label: 'Page address',
      help: '/thanks, or with a value from the form: /thanks?for=[topic]',
    },
    { control: 'number', path: 'actions.redirect.delay', label: 'Delay in seconds', least: 0, most: 60 },
    { control: 'flag', path: 'actions.redirect.inNewTab', label: 'Open in a new tab' },
    {
      control: 'names',
      path: 'actions.redirect.hosts',
      label: 'Other sites allowed',
      help: 'Only needed for pages on other sites, separated by commas: www.example.com',
    },
  ],
}

const popup: OptionalAction = {
  path: 'actions.popup',
  title: 'Pop-up',
  label: 'Show a pop-up message',
  help: 'It opens one second after sending, and visitors can close it.',
  start: { title: 'Thank you', body: 'We will be in touch soon.' },
  settings: [
    { control: 'line', path: 'actions.popup.title', label: 'Pop-up title' },
    { control: 'text', path: 'actions.popup.body', label: 'Pop-up text', help: 'Simple HTML is allowed: links, bold, lists.' },
  ],
}

const event: OptionalAction = {
  path: 'actions.event',
  title: 'Analytics event',
  label: 'Send an event to your tag manager',
  help: 'Passes a name and values to the tag manager on your site. It cannot run scripts.',
  start: { name: 'contact_form_sent', params: [] },
  settings: [
    { control: 'line', path: 'actions.event.name', label: 'Event name' },
    {
      control: 'lines',
      path: 'actions.event.params',
      label: 'Values',
      help: 'One per line: name | text or field. Example: topic | [topic]',
      read: paramsIn,
      write: paramLines,
    },
  ],
}

const paypal = (draft: Draft): OptionalAction => ({
  path: 'actions.paypal',
  title: 'Payment',
  label: 'Redirect to PayPal',
  help: 'Your site works out the amount, so visitors cannot change it.',
  start: { business: '', item: draft.title.slice(0, 120), currency: '', amount: '', amountField: '', amounts: [] },
  settings: [
    { control: 'line', path: 'actions.paypal.business', label: 'PayPal e-mail address' },
    { control: 'line', path: 'actions.paypal.item', label: 'Item name' },
    { control: 'line', path: 'actions.paypal.currency', label: 'Currency', help: 'Three capital letters: EUR, GBP, USD.' },
    { control: 'line', path: 'actions.paypal.amount', label: 'Amount', help: 'The same for everybody: 49.90' },
    {
      control: 'choice',
      path: 'actions.paypal.amountField',
      label: 'Amount depends on',
      choices: choicesFrom(draft, ['select', 'radio'], 'Nothing: always the amount above', draft.actions.paypal?.amountField ?? ''),
    },
    {
      control: 'lines',
      path: 'actions.paypal.amounts',
      label: 'Amount for each choice',
      help: 'One per line: choice | amount. Example: Half a day | 240.00',
      read: amountsIn,
      write: amountLines,
    },
  ],
})

/** Everything that may happen once, in the order in which a visitor meets it. */
export const actionsOf = (draft: Draft): OptionalAction[] => [popup, redirect, paypal(draft), event]
