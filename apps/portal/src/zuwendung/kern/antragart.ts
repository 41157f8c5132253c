import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import {
  antragEinreichen,
  antragKey,
  antragLaden,
  antragSpeichern,
} from '@foerderportal/client/zuwendung/zuwendung'
import { antragFlow } from '@foerderportal/contract/zuwendung/antrag/flow'
import { KATEGORIE_VORSILBE } from '@foerderportal/contract/zuwendung/antrag/pruefung/kategorieTeile'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { TAFEL, type Seitenname } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { fragenseite, type Formularart } from '@foerderportal/assistent/formularart'
import { fragenseiten } from '@foerderportal/assistent/teile'
import { usualId } from '@foerderportal/entwurf/lists'
import { late } from '@foerderportal/shell/late/late'
import { pfade } from '../../paths.ts'
import { Kategorie } from '../seiten/gegenstaende/kategorieTeil.tsx'
import { antragDateien } from './antragDateien.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'

/** A class of items has no id of its own: category and class name it. */
const klasse = ({ kategorie, foerdergegenstandKlasse }: Readonly<Record<string, unknown>>) =>
  typeof kategorie === 'string' && typeof foerdergegenstandKlasse === 'string'
    ? `${kategorie}/${foerdergegenstandKlasse}`
    : undefined

/** What makes an application of the forms of packages/assistent. */
export const ANTRAGART: Formularart<AntragAntwort, AntragKontext> = {
  name: ANTRAG,
  flow: antragFlow,
  tafel: TAFEL,
  seiten: {
    fragebogen: fragenseite(async () => (await import('../seiten/FragebogenSchritt.tsx')).fragebogenSchritt),
    ...fragenseiten<AntragAntwort, AntragKontext, Seitenname>(TAFEL, {
      unternehmen: fragenseite(async () => (await import('../seiten/UnternehmenSeite.tsx')).unternehmenSeite),
      antragsteller: fragenseite(
        async () => (await import('../seiten/AntragstellerSeite.tsx')).antragstellerSeite,
      ),
      groesse: fragenseite(async () => (await import('../seiten/groesse/GroesseSeite.tsx')).groesseSeite),
      deMinimis: fragenseite(async () => (await import('../seiten/DeMinimisSeite.tsx')).deMinimisSeite),
      foerdergegenstaende: fragenseite(
        async () =>
          (await import('../seiten/gegenstaende/FoerdergegenstaendeSeite.tsx')).foerdergegenstaendeSeite,
        { vorsilbe: KATEGORIE_VORSILBE, inhalt: Kategorie },
      ),
      moorflaechen: fragenseite(
        async () => (await import('../seiten/MoorflaechenSeite.tsx')).moorflaechenSeite,
      ),
      finanzierung: fragenseite(
        async () => (await import('../seiten/FinanzierungSeite.tsx')).finanzierungSeite,
      ),
      dokumente: fragenseite(async () => (await import('../seiten/DokumenteSeite.tsx')).dokumenteSeite),
      zeichnung: fragenseite(async () => (await import('../seiten/ZeichnungSeite.tsx')).zeichnungSeite),
    }),
  },
  schema: late(
    async () =>
      (await import('@foerderportal/contract/zuwendung/kern/antragsformular/formular')).AntragFormular,
  ),
  kennung: (element) => klasse(element) ?? usualId(element),
  kopie: 'antrag',
  server: {
    schluessel: antragKey,
    laden: antragLaden,
    speichern: antragSpeichern,
    einreichen: antragEinreichen,
    uebersichten: ANTRAEGE_KEY,
  },
  wege: {
    seite: pfade.antrag,
    liste: pfade.antraege,
    eingang: pfade.eingang,
    anderswo: {
      [ABSAGE_ORTE.person]: pfade.identifizieren,
      [ABSAGE_ORTE.zeichnung]: pfade.nutzerUebersicht,
      [ABSAGE_ORTE.zeitraum]: pfade.antraege,
    },
    gehalten: {
      unternehmen: (guid) => ({
        text: 'Unternehmensdaten ändern',
        href: `${pfade.unternehmenDaten}#antrag-${guid}`,
      }),
    },
  },
  kenntlich: ({ geNr, formular }) => [
    { frage: 'Nummer', antwort: geNr },
    { frage: 'Zuschuss', antwort: euro(inEuro(summen(formular.foerdergegenstandSeiten).zuwendungCent)) },
  ],
  dateien: antragDateien,
  absendung: late(async () => (await import('../../shared/absendung.ts')).ANTRAG_ABSENDUNG),
  unterschrift: {
    zuZweit: ({ alleineZeichnungsberechtigt }) => alleineZeichnungsberechtigt === false,
    gelesen: ({ mitzeichnung }) => mitzeichnung,
    dienst: late(async () => (await import('./zweiteUnterschrift.ts')).ANTRAG_UNTERSCHRIFT),
  },
  korrektur: {
    nachforderung: ({ nachforderung }) => nachforderung,
    ganzeSeiten: ['groesse', 'finanzierung', 'fragebogen', 'zeichnung', 'unternehmen'],
    immerOffen: ['zeichnung'],
  },
}
