import {
  auszahlungEinreichen,
  auszahlungKey,
  auszahlungLaden,
  auszahlungSpeichern,
  auszahlungDokumenteAbfrage,
} from '@foerderportal/client/auszahlung/antrag'
import { AUSZAHLUNGEN_KEY } from '@foerderportal/client/auszahlung/auszahlung'
import { AUSZAHLUNG } from '@foerderportal/contract/auszahlung/antrag/auszahlungname'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import { auszahlungFlow, GEGENSTAND_VORSILBE } from '@foerderportal/contract/auszahlung/antrag/flow'
import { beantragtSummeCent, verlorenCent } from '@foerderportal/contract/auszahlung/rules'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import { AUSZAHLUNG_TAFEL } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { fragenseite, type Formularart } from '@foerderportal/assistent/formularart'
import { usualId } from '@foerderportal/entwurf/lists'
import { late } from '@foerderportal/shell/late/late'
import { pfade } from '../../paths.ts'
import { Gegenstand } from '../seiten/gegenstandTeil.tsx'
import { DATEIEN_JE_FELD } from '@foerderportal/contract/zuwendung/kern/grenzen'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'

const letzter = (betrag: string): string =>
  `Das ist der letzte mögliche Auszahlungsantrag. ${betrag} bleiben übrig und können danach nicht mehr beantragt werden.`

/** What a payout request says of its files. */
const auszahlungDateien = ({ formular: { guid } }: AuszahlungAntwort): Formulardateien => ({
  jeFeld: DATEIEN_JE_FELD,
  genannte: auszahlungDokumenteAbfrage(guid),
  kopie: `auszahlung/${guid}`,
  bereich: pfade.auszahlung(guid, ''),
  verlassen: {
    was: 'den Auszahlungsantrag',
    knopf: 'Auszahlungsantrag verlassen',
  },
})

/** What makes a payout request of the forms of packages/assistent. */
export const AUSZAHLUNGSART: Formularart<AuszahlungAntwort, AuszahlungKontext> = {
  name: AUSZAHLUNG,
  flow: auszahlungFlow,
  tafel: AUSZAHLUNG_TAFEL,
  seiten: {
    gegenstaende: fragenseite(
      async () => (await import('../seiten/GegenstaendeSeite.tsx')).gegenstaendeSeite,
      { vorsilbe: GEGENSTAND_VORSILBE, inhalt: Gegenstand },
    ),
  },
  schema: late(async () => (await import('@foerderportal/contract/auszahlung/formular')).AuszahlungFormular),
  kennung: usualId,
  kopie: 'auszahlung',
  server: {
    schluessel: auszahlungKey,
    laden: auszahlungLaden,
    speichern: auszahlungSpeichern,
    einreichen: auszahlungEinreichen,
    uebersichten: AUSZAHLUNGEN_KEY,
  },
  wege: {
    seite: pfade.auszahlung,
    liste: pfade.auszahlungen,
    eingang: pfade.auszahlungEingang,
    anderswo: {
      [ABSAGE_ORTE.person]: pfade.identifizieren,
      [ABSAGE_ORTE.zeichnung]: pfade.nutzerUebersicht,
    },
    gehalten: {},
  },
  kenntlich: ({ geschaeftNr, formular }) => [
    { frage: 'Geschäft', antwort: geschaeftNr },
    { frage: 'Beantragt', antwort: alsEuro(beantragtSummeCent(formular)) },
  ],
  verlust: (vorgang) => {
    const verloren = verlorenCent(vorgang)
    return verloren > 0 ? letzter(alsEuro(verloren)) : undefined
  },
  dateien: auszahlungDateien,
  absendung: late(async () => (await import('../../shared/absendung.ts')).ABSENDUNG),
}
