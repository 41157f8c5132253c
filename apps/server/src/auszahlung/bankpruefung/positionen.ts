import type { Pruefposition } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { beantragtCent } from '@foerderportal/contract/auszahlung/rules'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { gegenstandName } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { Pruefungsfall } from './pruefungsfall.ts'

/** Invoices with their items, as far as both are there: what was sent has them. */
export const positionenVon = (fall: Pruefungsfall): Omit<Pruefposition, 'dubletten'>[] =>
  (fall.formular.verwendungsnachweise ?? []).flatMap((nachweis) => {
    const g = fall.gegenstaende.find(({ guid }) => guid === nachweis.foerdergegenstandId)
    return g === undefined
      ? []
      : [
          {
            nachweis,
            gegenstand: {
              nr: g.nr,
              name: gegenstandName(g.gegenstand) || `Fördergegenstand ${g.nr}`,
              foerderquote: g.quote,
              bewilligt: inEuro(g.bewilligtCent),
              rest: inEuro(g.restCent),
            },
            beantragt: inEuro(beantragtCent(nachweis)),
          },
        ]
  })
