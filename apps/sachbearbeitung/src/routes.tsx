import { vollstaendig } from '@foerderportal/shell/zugang'
import { adresseLesen } from './zuwendung/vorrat/suche.ts'
import { lesen, oeffentlich, seite, wurzel, geschuetzt } from './shell/gerippe.tsx'
// The page of an error, too: it is here anyway.
import { NichtDa } from './shell/zutritt/NichtDa.tsx'

/** The pages behind the guard: address, page, and what the route says of it. */
const seiten = [
  seite(
    '/',
    () => import('./zuwendung/vorrat/VorratSeite.tsx').then((m) => m.VorratSeite),
    { titel: 'Arbeitsvorrat', zugang: lesen },
    adresseLesen,
  ),
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
  seite(
    '/fall/$geschaeft/aenderungen',
    () => import('./zuwendung/aenderungen/AenderungenSeite.tsx').then((m) => m.AenderungenSeite),
    { titel: 'Änderungen', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/fragebogen',
    () => import('./zuwendung/fragebogen/FragebogenSeite.tsx').then((m) => m.FragebogenSeite),
    { titel: 'Fragebogen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/fall/$geschaeft/nachforderung',
    () => import('./zuwendung/nachforderung/NachforderungSeite.tsx').then((m) => m.NachforderungSeite),
    { titel: 'Nachforderung', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/anhoerung',
    () => import('./zuwendung/anhoerung/AnhoerungSeite.tsx').then((m) => m.AnhoerungSeite),
    { titel: 'Anhörung', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/verlauf',
    () => import('./zuwendung/verlauf/VerlaufSeite.tsx').then((m) => m.VerlaufSeite),
    { titel: 'Verlauf', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/entscheidung',
    () => import('./zuwendung/entscheidung/EntscheidungSeite.tsx').then((m) => m.EntscheidungSeite),
    { titel: 'Entscheidung', zugang: lesen },
  ),
  seite(
    '/freigaben',
    () => import('./freigaben/FreigabenSeite.tsx').then((m) => m.FreigabenSeite),
    { titel: 'Freigaben', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/auszahlungen',
    () => import('./auszahlung/pruefung/AuszahlungenSeite.tsx').then((m) => m.AuszahlungenSeite),
    { titel: 'Auszahlungen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/auszahlungen/$auszahlung',
    () => import('./auszahlung/pruefung/AuszahlungSeite.tsx').then((m) => m.AuszahlungSeite),
    { titel: 'Auszahlung', zugang: lesen },
  ),
  seite(
    '/zahllaeufe',
    () => import('./auszahlung/zahllauf/ZahllaeufeSeite.tsx').then((m) => m.ZahllaeufeSeite),
    { titel: 'Zahlläufe', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/zahllaeufe/$lauf',
    () => import('./auszahlung/zahllauf/ZahllaufSeite.tsx').then((m) => m.ZahllaufSeite),
    { titel: 'Zahllauf', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/bekanntgabe',
    () => import('./zuwendung/bekanntgabe/BekanntgabeSeite.tsx').then((m) => m.BekanntgabeSeite),
    { titel: 'Bekanntgabe', zugang: lesen },
  ),
  seite(
    '/fall/$geschaeft/protokoll',
    () => import('./zuwendung/protokoll/ProtokollSeite.tsx').then((m) => m.ProtokollSeite),
    { titel: 'Protokoll', zugang: vollstaendig('REVISION', 'LESEN') },
  ),
  seite(
    '/fall/$geschaeft/mitteilungen',
    () => import('./zuwendung/mitteilungen/KonversationSeite.tsx').then((m) => m.FallMitteilungenSeite),
    { titel: 'Mitteilungen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/mitteilungen',
    () => import('./zuwendung/mitteilungen/PosteingangSeite.tsx').then((m) => m.PosteingangSeite),
    { titel: 'Mitteilungen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/mitteilungen/$konversation',
    () => import('./zuwendung/mitteilungen/KonversationSeite.tsx').then((m) => m.KonversationSeite),
    { titel: 'Mitteilungen', zugang: lesen },
  ),
  seite('/serienmitteilung', () => import('./zuwendung/serie/SerienSeite.tsx').then((m) => m.SerienSeite), {
    titel: 'Serienmitteilungen',
    zugang: lesen,
  }),
  seite(
    '/serienmitteilung/neu',
    () => import('./zuwendung/serie/NeueSerieSeite.tsx').then((m) => m.NeueSerieSeite),
    { titel: 'Serienmitteilung', zugang: vollstaendig('SACHBEARBEITUNG', 'SCHREIBEN') },
    (suche) => suche,
  ),
  seite(
    '/serienmitteilung/$serie',
    () => import('./zuwendung/serie/SerieSeite.tsx').then((m) => m.SerieSeite),
    { titel: 'Serienmitteilung', zugang: lesen },
  ),
  seite(
    '/runden',
    () => import('./interessenbekundung/runden/RundenSeite.tsx').then((m) => m.RundenSeite),
    { titel: 'Runden', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/runden/neu',
    () => import('./interessenbekundung/planen/PlanenSeite.tsx').then((m) => m.PlanenSeite),
    { titel: 'Runde anlegen', zugang: vollstaendig('PROGRAMMPFLEGE', 'SCHREIBEN') },
  ),
  seite(
    '/runden/$runde',
    () => import('./interessenbekundung/runde/RundeSeite.tsx').then((m) => m.RundeSeite),
    { titel: 'Runde', zugang: lesen },
  ),
  seite(
    '/runden/$runde/aendern',
    () => import('./interessenbekundung/planen/AendernSeite.tsx').then((m) => m.AendernSeite),
    { titel: 'Runde ändern', zugang: vollstaendig('PROGRAMMPFLEGE', 'SCHREIBEN') },
  ),
  seite(
    '/runden/$runde/reihung',
    () => import('./interessenbekundung/reihung/ReihungSeite.tsx').then((m) => m.ReihungSeite),
    { titel: 'Reihung', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/frageboegen/fassung/$fassung/auswertung',
    () => import('./fragebogen/auswertung/AuswertungSeite.tsx').then((m) => m.AuswertungSeite),
    { titel: 'Auswertung', zugang: lesen },
  ),
  seite(
    '/frageboegen',
    () => import('./fragebogen/umfragen/UmfragenSeite.tsx').then((m) => m.UmfragenSeite),
    { titel: 'Fragebögen', zugang: lesen },
  ),
  seite(
    '/frageboegen/$umfrage',
    () => import('./fragebogen/umfragen/UmfrageSeite.tsx').then((m) => m.UmfrageSeite),
    { titel: 'Fragebogen', zugang: lesen },
  ),
  seite(
    '/frageboegen/$umfrage/vergleich',
    () => import('./fragebogen/umfragen/VergleichSeite.tsx').then((m) => m.VergleichSeite),
    { titel: 'Fassungen vergleichen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/frageboegen/fassung/$fassung',
    () => import('./fragebogen/FassungSeite.tsx').then((m) => m.FassungSeite),
    { titel: 'Fragebogen', zugang: lesen },
    (suche) => suche,
  ),
  seite(
    '/frageboegen/fassung/$fassung/ausprobieren',
    () => import('./fragebogen/probe/AusprobierenSeite.tsx').then((m) => m.AusprobierenSeite),
    { titel: 'Ausprobieren', zugang: lesen },
  ),
  seite(
    '/befangenheiten',
    () => import('./zuwendung/befangenheit/BefangenheitenSeite.tsx').then((m) => m.BefangenheitenSeite),
    { titel: 'Befangenheit', zugang: vollstaendig('LEITUNG', 'SCHREIBEN') },
  ),
  seite(
    '/unternehmen/$unternehmen',
    () => import('./unternehmen/UnternehmenSeite.tsx').then((m) => m.UnternehmenSeite),
    { titel: 'Unternehmen', zugang: lesen },
  ),
  seite('/bankdaten', () => import('./unternehmen/BankdatenSeite.tsx').then((m) => m.BankdatenSeite), {
    titel: 'Geänderte Bankdaten',
    zugang: lesen,
  }),
  seite(
    '/identifizierungen',
    () => import('./identifizierung/IdentifizierungenSeite.tsx').then((m) => m.IdentifizierungenSeite),
    { titel: 'Identifizierungen', zugang: lesen },
  ),
  seite(
    '/personen',
    () => import('./nutzer/PersonenSeite.tsx').then((m) => m.PersonenSeite),
    { titel: 'Personen', zugang: lesen },
    ({ text }) => (typeof text === 'string' ? { text } : {}),
  ),
  seite('/anmeldung', () => import('./nutzer/ZweiterFaktorSeite.tsx').then((m) => m.ZweiterFaktorSeite), {
    titel: 'Anmeldung',
    zugang: lesen,
  }),
  // Every other address: whoever is not signed in signs in first, and learns nothing of what there is.
  seite('/$', () => Promise.resolve(NichtDa), {
    titel: 'Diese Seite gibt es nicht',
    zugang: lesen,
  }),
] as const

export const routeTree = wurzel.addChildren([
  oeffentlich('start', () => import('./start/StartSeite.tsx').then((m) => m.StartSeite), {
    titel: 'Sachbearbeitung',
  }),
  geschuetzt.addChildren(seiten),
])
