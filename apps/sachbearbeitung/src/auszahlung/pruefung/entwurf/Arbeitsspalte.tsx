import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Zusammenfuehrung } from '@foerderportal/shell/aendern/Zusammenfuehrung.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import type { ReactNode } from 'react'
import { PUNKTTITEL } from '../../../shared/pruefung/Punktkopf.tsx'
import { Betragsangabe } from './Betragsangabe.tsx'
import { konfliktWorte } from './konfliktWorte.ts'
import { Bankverbindung, Rechnung } from '../Rechnung.tsx'
import { Rueckfrage } from '../Rueckfrage.tsx'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'
import { Zurueckgegeben } from '../Zurueckgegeben.tsx'

type Props = {
  wert: Bankpruefung
  entwurf: Pick<Pruefungsentwurf, 'entwurf' | 'formular' | 'werte'>
  /** The point, or the result. */
  children: ReactNode
}

/** What is worked on, below what one should know first, above the invoices and where they are paid to. */
export function Arbeitsspalte({ wert, entwurf: { entwurf, formular, werte }, children }: Props) {
  const { control } = formular
  return (
    <section className="d-punkt" aria-labelledby={PUNKTTITEL}>
      <Zurueckgegeben wert={wert} />
      <Rueckfrage wert={wert} />
      <Wiederherstellung entwurf={entwurf} />
      <Zusammenfuehrung entwurf={entwurf} worte={konfliktWorte(wert)} was="Die Prüfung" />
      <Speicherhinweis entwurf={entwurf} />
      {children}
      <section aria-labelledby="rechnungen">
        <h2 className="d-teil" id="rechnungen">
          Rechnungen
        </h2>
        {wert.positionen.map((position, i) => (
          <Rechnung key={position.nachweis.id} {...{ wert, position }} nr={i + 1}>
            {werte.ergebnis === 'BEWILLIGT' && (
              <Betragsangabe control={control} i={i} beantragt={position.beantragt} />
            )}
          </Rechnung>
        ))}
      </section>
      <Bankverbindung bankdaten={wert.bankdaten} />
    </section>
  )
}
