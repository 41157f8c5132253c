import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import {
  anUnterschriftErinnern,
  mitzeichnungAbfrage,
  umUnterschriftBitten,
  unterschreiben,
  unterschriftAblehnen,
  unterschriftZurueckrufen,
} from '@foerderportal/client/zuwendung/mitzeichnung/mitzeichnung'
import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { fristVon } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Unterschriftdienst } from '@foerderportal/assistent/unterschriftdienst'
import { pfade } from '../../paths.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'

/** How an application is signed by a second person (S4-07). */
export const ANTRAG_UNTERSCHRIFT: Unterschriftdienst<AntragAntwort> = {
  name: ANTRAG,
  abfrage: mitzeichnungAbfrage,
  mitzeichnung: ({ mitzeichnung }) => mitzeichnung,
  bitten: umUnterschriftBitten,
  erinnern: anUnterschriftErinnern,
  zurueckrufen: unterschriftZurueckrufen,
  unterschreiben,
  ablehnen: unterschriftAblehnen,
  uebersichten: ANTRAEGE_KEY,
  person: ({ zeichnungsberechtigter: z }) => ({
    kennung: z?.subjectId ?? undefined,
    name: nutzerName(z) || 'Die zweite Person',
  }),
  frist: fristVon,
  wege: {
    lesen: pfade.mitzeichnung,
    waehlen: (guid) => pfade.antrag(guid, 'zeichnung'),
    anderswo: { [ABSAGE_ORTE.person]: { text: 'Identität nachweisen', href: pfade.identifizieren } },
  },
}
