import { createRoute } from '@tanstack/react-router'
import { nurRecht, vollstaendig } from '@foerderportal/shell/zugang'
import { pfade } from './paths.ts'
import { EINTRITT, geschuetzt, oeffentlich, seite, weiter, wurzel } from './shell/gerippe.tsx'

const zuwendungenLesen = vollstaendig('ZUWENDUNGEN', 'LESEN')
const verzeichnisLesen = vollstaendig('DATADIRECTORY', 'LESEN')
const nutzerLesen = vollstaendig('NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN')
const nutzerSchreiben = vollstaendig('NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN')
const registrieren = nurRecht('NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN')
const unternehmenAnlegen = vollstaendig('NUTZERSERVICE_UNTERNEHMEN', 'ANLEGEN')
const unternehmenLesen = vollstaendig('NUTZERSERVICE_UNTERNEHMEN', 'LESEN')
/** Section 2.1 declares no permission for what is below unternehmen-aendern. */
const ohneRecht = vollstaendig()

const identifizierung = () => import('./identifizierung/IdentifizierungSeiten.tsx')

/** The table of section 2.1 in its order: address, page, and what the route says of it. */
const seiten = [
  seite('dashboard', () => import('./dashboard/DashboardSeite.tsx').then((m) => m.DashboardSeite), {
    titel: 'Start',
    zugang: zuwendungenLesen,
  }),
  seite(
    'registrierung/nutzer',
    () => import('./nutzer/NutzerRegistrierenSeite.tsx').then((m) => m.NutzerRegistrierenSeite),
    { titel: 'Registrierung', zugang: registrieren, kopflinie: true },
  ),
  seite(
    'registrierung/unternehmen',
    () =>
      import('./unternehmen/UnternehmenRegistrierenSeite.tsx').then((m) => m.UnternehmenRegistrierenSeite),
    { titel: 'Unternehmen registrieren', zugang: registrieren, kopflinie: true },
  ),
  seite(
    'unternehmen-auswahl',
    () => import('./unternehmen/auswahl/UnternehmenAuswahlSeite.tsx').then((m) => m.UnternehmenAuswahlSeite),
    { titel: 'Unternehmensauswahl', zugang: unternehmenLesen, kopflinie: true },
  ),
  seite(
    'unternehmen-einladung-bestaetigung',
    () => import('./unternehmen/einladung/EinladungSeite.tsx').then((m) => m.EinladungSeite),
    { titel: 'Einladung zum Unternehmen', zugang: unternehmenAnlegen },
  ),
  seite(
    'nutzer-aendern/logindaten',
    () => import('./nutzer/LoginDatenSeite.tsx').then((m) => m.LoginDatenSeite),
    { titel: 'Login-Daten', zugang: nutzerSchreiben, kopflinie: true },
  ),
  seite(
    'nutzer-aendern/nutzer',
    () => import('./nutzer/NutzerDatenSeite.tsx').then((m) => m.NutzerDatenSeite),
    { titel: 'Persönliche Daten', zugang: nutzerSchreiben, kopflinie: true },
  ),
  seite(
    'unternehmen-aendern/unternehmen',
    () => import('./unternehmen/UnternehmenDatenSeite.tsx').then((m) => m.UnternehmenDatenSeite),
    { titel: 'Unternehmensdaten', zugang: ohneRecht, kopflinie: true },
  ),
  seite(
    'unternehmen-aendern/nutzer-uebersicht',
    () => import('./unternehmen/nutzer/NutzerUebersichtSeite.tsx').then((m) => m.NutzerUebersichtSeite),
    { titel: 'Nutzer-Übersicht', zugang: ohneRecht, kopflinie: true },
  ),
  seite(
    'unternehmen-aendern/nutzer-anlegen',
    () => import('./unternehmen/nutzer/NutzerHinzufuegenSeite.tsx').then((m) => m.NutzerHinzufuegenSeite),
    { titel: 'Nutzer hinzufügen', zugang: ohneRecht, kopflinie: true, weg: [pfade.nutzerUebersicht] },
  ),
  seite(
    'unternehmen-anlegen',
    () => import('./unternehmen/UnternehmenAnlegenSeite.tsx').then((m) => m.UnternehmenAnlegenSeite),
    { titel: 'Unternehmen anlegen', zugang: unternehmenAnlegen, kopflinie: true },
  ),
  seite('identifizierung/erfolgreich', () => identifizierung().then((m) => m.IdentifiziertSeite), {
    titel: 'Erfolgreich identifiziert',
    zugang: nutzerLesen,
  }),
  seite('identifizierung/in-arbeit', () => identifizierung().then((m) => m.IdentifizierenSeite), {
    titel: 'Identifikation durchführen',
    zugang: nutzerLesen,
  }),
  seite('identifizierung/in-pruefung', () => identifizierung().then((m) => m.IdentifikationInPruefungSeite), {
    titel: 'Identifikation wird überprüft',
    zugang: nutzerLesen,
  }),
  seite(
    'identifizierung/nicht-erfolgreich',
    () => identifizierung().then((m) => m.IdentifikationGescheitertSeite),
    { titel: 'Identifikation nicht erfolgreich', zugang: nutzerLesen },
  ),
  seite(
    'interessenbekundung/uebersicht',
    () => import('./interessenbekundung/BekundungenSeite.tsx').then((m) => m.BekundungenSeite),
    { titel: 'Interessenbekundungen', zugang: zuwendungenLesen },
  ),
  seite(
    'interessenbekundung/$guid/eingang',
    () =>
      import('./interessenbekundung/eingang/BekundungEingangSeite.tsx').then((m) => m.BekundungEingangSeite),
    { titel: 'Interessenbekundung', zugang: zuwendungenLesen, weg: [pfade.bekundungen] },
  ),
  seite(
    'interessenbekundung/$guid/$seite',
    () => import('./interessenbekundung/formular/BekundungSeite.tsx').then((m) => m.BekundungSeite),
    {
      titel: 'Interessenbekundung',
      zugang: zuwendungenLesen,
      weg: [pfade.bekundungen],
      wiederverwenden: true,
    },
  ),
  seite(
    'zuwendung/uebersicht',
    () => import('./zuwendung/uebersicht/AntraegeSeite.tsx').then((m) => m.AntraegeSeite),
    {
      titel: 'Anträge',
      zugang: zuwendungenLesen,
    },
  ),
  seite(
    'zuwendung/vor-dem-antrag/{-$einladung}',
    () => import('./zuwendung/vorDemAntrag/VorDemAntragSeite.tsx').then((m) => m.VorDemAntragSeite),
    { titel: 'Vor dem Antrag', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'zuwendung/antrag/$guid/eingang',
    () => import('./zuwendung/eingang/EingangSeite.tsx').then((m) => m.EingangSeite),
    { titel: 'Antrag', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'zuwendung/antrag/$guid/mitzeichnung',
    () => import('./zuwendung/eingang/MitzeichnungSeite.tsx').then((m) => m.MitzeichnungSeite),
    { titel: 'Antrag unterschreiben', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'zuwendung/antrag/$guid/anhoerung',
    () => import('./zuwendung/anhoerung/AnhoerungSeite.tsx').then((m) => m.AnhoerungSeite),
    { titel: 'Anhörung', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'zuwendung/antrag/$guid/verzicht',
    () => import('./zuwendung/verzicht/VerzichtSeite.tsx').then((m) => m.VerzichtSeite),
    { titel: 'Verzicht auf Förderung', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'zuwendung/antrag/$guid/$seite',
    () => import('./zuwendung/antrag/AntragSeite.tsx').then((m) => m.AntragSeite),
    { titel: 'Antrag', zugang: zuwendungenLesen, weg: [pfade.antraege], wiederverwenden: true },
  ),
  seite(
    'zuwendung/bescheid/$guid',
    () => import('./zuwendung/bescheid/BescheidSeite.tsx').then((m) => m.BescheidSeite),
    { titel: 'Bescheid', zugang: zuwendungenLesen, weg: [pfade.antraege] },
  ),
  seite(
    'auszahlung/uebersicht',
    () => import('./auszahlung/uebersicht/AuszahlungenSeite.tsx').then((m) => m.AuszahlungenSeite),
    { titel: 'Auszahlungen', zugang: zuwendungenLesen },
  ),
  seite(
    'auszahlung/antrag/$guid/eingang',
    () => import('./auszahlung/eingang/AuszahlungEingangSeite.tsx').then((m) => m.AuszahlungEingangSeite),
    { titel: 'Auszahlungsantrag', zugang: zuwendungenLesen, weg: [pfade.auszahlungen] },
  ),
  seite(
    'auszahlung/antrag/$guid/$seite',
    () => import('./auszahlung/antrag/AuszahlungSeite.tsx').then((m) => m.AuszahlungSeite),
    {
      titel: 'Auszahlungsantrag',
      zugang: zuwendungenLesen,
      weg: [pfade.auszahlungen],
      wiederverwenden: true,
    },
  ),
  seite(
    'fragebogen/beginnen',
    () => import('./fragebogen/FragebogenBeginnen.tsx').then((m) => m.FragebogenBeginnen),
    { titel: 'Fragebogen', zugang: verzeichnisLesen },
  ),
  seite(
    'fragebogen/$guid/{-$blatt}',
    () => import('./fragebogen/FragebogenSeite.tsx').then((m) => m.FragebogenSeite),
    { titel: 'Fragebogen', zugang: verzeichnisLesen, weg: [pfade.antraege], wiederverwenden: true },
  ),
  seite(
    'mitteilungen/uebersicht',
    () => import('./mitteilungen/MitteilungenSeite.tsx').then((m) => m.MitteilungenSeite),
    { titel: 'Mitteilungen', zugang: zuwendungenLesen, kopflinie: true, wiederverwenden: true },
  ),
  seite(
    'mitteilungen/$konversation',
    () => import('./mitteilungen/KonversationSeite.tsx').then((m) => m.KonversationSeite),
    { titel: 'Mitteilungen', zugang: zuwendungenLesen, weg: [pfade.mitteilungen] },
  ),
] as const

/** Addresses of table 2.1 that are only the head of others. */
const bereiche = [
  weiter('registrierung', pfade.registrierungNutzer),
  weiter('nutzer-aendern', pfade.nutzerDaten),
  weiter('unternehmen-aendern', pfade.unternehmenDaten),
  weiter('identifizierung', pfade.identifizieren),
  weiter('interessenbekundung', pfade.bekundungen),
  weiter('zuwendung', pfade.antraege),
  weiter('auszahlung', pfade.auszahlungen),
  weiter('mitteilungen', pfade.mitteilungen),
] as const

/** What the root chooses from. */
const routen = () =>
  seiten.flatMap(({ fullPath: pfad, options: { staticData: { zugang } = {} } }) =>
    zugang ? [{ pfad, zugang }] : [],
  )

/** The empty path opens the dashboard or what stands for it; so does every unknown one (R2.1-03, S11-11). */
const leer = createRoute({
  getParentRoute: () => wurzel,
  path: '/',
  beforeLoad: async ({ context: umgebung, location: { href: ziel }, search }) => {
    const { anfangen } = await EINTRITT.load()
    return anfangen({ umgebung, ziel, ...search }, routen())
  },
})
const unbekannt = weiter('$', pfade.wurzel)

export const routeTree = wurzel.addChildren([
  leer,
  unbekannt,
  oeffentlich('start', () => import('./start/StartSeite.tsx').then((m) => m.StartSeite), {
    titel: 'Willkommen',
  }),
  oeffentlich('version', () => import('./version/VersionSeite.tsx').then((m) => m.VersionSeite), {
    titel: 'Version',
  }),
  ...bereiche,
  geschuetzt.addChildren(seiten),
])
