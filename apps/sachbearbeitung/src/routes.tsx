import { lesen, oeffentlich, seite, unbekannt, wurzel, geschuetzt } from './shell/gerippe.tsx'

/** The pages behind the guard: address, page, and what the route says of it. */
const seiten = [
  seite('/', () => import('./zuwendung/vorrat/VorratSeite.tsx').then((m) => m.VorratSeite), {
    titel: 'Arbeitsvorrat',
    zugang: lesen,
  }),
  seite(
    '/fall/$geschaeft/pruefung',
    () => import('./zuwendung/pruefung/PruefungSeite.tsx').then((m) => m.PruefungSeite),
    { titel: 'Prüfung', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/ansicht',
    () => import('./zuwendung/fall/AnsichtSeite.tsx').then((m) => m.AnsichtSeite),
    {
      titel: 'Ansicht des Antragstellers',
      zugang: lesen,
    },
  ),
] as const

export const routeTree = wurzel.addChildren([
  oeffentlich('start', () => import('./start/StartSeite.tsx').then((m) => m.StartSeite), {
    titel: 'Sachbearbeitung',
  }),
  unbekannt,
  geschuetzt.addChildren(seiten),
])
