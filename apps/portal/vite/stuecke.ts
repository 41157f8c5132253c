import type { Gruppe } from '../../../tools/vite/gruppe.ts'

const SCHEMATA = 'zod'
const FELDER = 'react-hook-form'
const ZUWENDUNG = 'packages/contract/src/zuwendung'
const GETEILT = 'packages/contract/src/shared'
const DASHBOARD = 'apps/portal/src/dashboard'
const ASSISTENT = 'apps/portal/src/zuwendung/antrag'

/**
 * Which modules share a file. Left to itself the bundler makes some thirty small files of what two pages share: each
 * costs its headers, and short texts compress badly (measured by `npm run bench`: 12 kB on the start page).
 * A file loads as a whole wherever one of its modules is used, so a module belongs where all who load it use it: what
 * many need stands before what few need. Folders are named, never a file, so they are cut by what is used together.
 */
export const GRUPPEN: readonly Gruppe[] = [
  {
    // What pages behind the sign-in have in common: guard, frame, calls, and how lists are shown.
    name: 'innen',
    ordner: [
      'apps/portal/src/shell/**',
      'packages/shell/src/bausteine',
      'packages/shell/src/zeit',
      'packages/client/src/entwurf',
      'packages/values/src',
      `${GETEILT}/absage`,
    ],
    brauchtFuer: [DASHBOARD, ASSISTENT],
    ohne: [SCHEMATA, FELDER],
    spaete: true,
  },
  {
    // What the lists of all that goes on are made from: nobody who fills in a form asks for them.
    name: 'vorgaenge',
    ordner: [],
    brauchtFuer: [DASHBOARD],
    ohne: [SCHEMATA],
  },
  // Each page asks and changes by other functions of the library.
  { name: 'abfragen', ordner: ['node_modules/@tanstack'], spaete: true, jeSeiten: true },
  {
    // Lists and data to look at.
    name: 'ansicht',
    ordner: ['packages/ui/src/ansicht', 'packages/shell/src/ansicht'],
    ohne: [SCHEMATA],
  },
  {
    // What speaks with the sign-in service.
    name: 'anmeldung',
    ordner: ['packages/client/src/session', 'node_modules/openid-client', 'node_modules/oauth4webapi'],
    spaete: true,
  },
  {
    // How answers read, on the form and where they are shown.
    name: 'werte',
    ordner: [
      'packages/schreibweise/src',
      'packages/values/src/text',
      'packages/contract/src/unternehmen/werte',
    ],
    ohne: [SCHEMATA],
  },
  {
    // What an application is: asked by the wizard and by the page that shows what was sent.
    name: 'antrag',
    ordner: [
      `${ZUWENDUNG}/kern`,
      `${ZUWENDUNG}/kern/antragsformular`,
      `${ZUWENDUNG}/kern/groesse`,
      `${ZUWENDUNG}/kern/programm`,
      `${ZUWENDUNG}/antrag`,
      `${ZUWENDUNG}/antrag/pruefung`,
      `${ZUWENDUNG}/antrag/tafel`,
      `${ZUWENDUNG}/antrag/unterlagen`,
      'packages/contract/src/formular',
      'packages/flow/src',
    ],
    brauchtFuer: [ASSISTENT, 'apps/portal/src/zuwendung/uebersicht'],
    ohne: [SCHEMATA],
  },
  {
    // What a payout request asks and is judged by.
    name: 'auszahlung',
    ordner: [
      'packages/contract/src/auszahlung',
      'packages/contract/src/auszahlung/antrag',
      'packages/contract/src/auszahlung/antrag/pruefung',
    ],
    ohne: [SCHEMATA],
  },
  {
    // What every page with fields needs.
    name: 'formular',
    ordner: [
      `node_modules/${FELDER}`,
      'packages/shell/src/late',
      'packages/ui/src/felder',
      'packages/ui/src/rahmen',
    ],
    brauchtFuer: [ASSISTENT, 'apps/portal/src/unternehmen'],
    ohne: [SCHEMATA],
  },
  {
    // Fields that not every page with fields has.
    name: 'felder',
    ordner: ['packages/ui/src/felder/wahl', 'packages/ui/src/felder/getippt'],
    ohne: [SCHEMATA],
  },
  {
    // What every form that saves itself shows first, and what makes an application one.
    name: 'assistent',
    ordner: [ASSISTENT, 'apps/portal/src/zuwendung/bau', 'packages/assistent/src/bau'],
    brauchtFuer: [ASSISTENT],
    ohne: [SCHEMATA],
    spaete: true,
  },
  {
    // What forms need besides that send what was typed once, instead of saving it while one types.
    name: 'absenden',
    ordner: ['packages/shell/src/formular', 'packages/shell/src/entwurf', 'packages/shell/src/aendern'],
    ohne: [SCHEMATA],
  },
  {
    // What looks something up in the data directory while somebody types.
    name: 'suche',
    ordner: ['packages/ui/src/felder/suche', 'packages/shell/src/suche', 'packages/client/src/verzeichnis'],
    ohne: [SCHEMATA],
  },
  {
    // Schemas: forms only, and not before the user works in one.
    name: 'schemata',
    ordner: [
      `node_modules/${SCHEMATA}`,
      `${GETEILT}/angaben`,
      `${GETEILT}/geld`,
      `${GETEILT}/nummern`,
      `${GETEILT}/zeit`,
    ],
    nurMit: SCHEMATA,
  },
]
