import { hoechstensCent, nichtFoerderfaehigVorschlagCent } from '@foerderportal/contract/auszahlung/rules'
import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { betrag } from '@foerderportal/contract/formular/arten'
import { useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { nachweiseSchreiben } from '../nachweis/nachweisWerte.ts'
import type { NachweisProps } from '../nachweis/seitenProps.ts'

const BETRAG = betrag()
const alsText = (cent: number | null): string => (cent === null ? '' : BETRAG.schreiben(inEuro(cent)))

type Feld = { readonly value: string; readonly onChange: (text: string) => void }

/**
 * Writes a proposal into a field as long as nobody has written something else there: what one types oneself stays, and
 * an empty field takes the proposal again.
 */
const useVorschlag = ({ value, onChange }: Feld, vorschlag: string): void => {
  const letzter = useRef(vorschlag)
  useEffect(() => {
    const bisher = letzter.current
    letzter.current = vorschlag
    if (vorschlag === '' || vorschlag === value || bisher === vorschlag) return
    if (value === '' || value === bisher) onChange(vorschlag)
  }, [vorschlag, value, onChange])
}

/** What is not eligible follows from the invoice, and the grant from that, never more than the item has left (S6-02). */
export const useVorschlaege = ({ control, zeile, gegenstand, anderesCent }: NachweisProps): void => {
  const werte = useWatch({ control, name: zeile.name })
  const { field: nicht } = useController({ control, name: `${zeile.name}.nichtFoerderfaehigeKosten` })
  const { field: beantragt } = useController({ control, name: `${zeile.name}.beantragteAuszahlung` })
  const [n] = nachweiseSchreiben([werte])
  const rest = inCent(gegenstand.restBetrag) - anderesCent
  useVorschlag(nicht, alsText(n ? nichtFoerderfaehigVorschlagCent(n) : null))
  useVorschlag(beantragt, alsText(n ? hoechstensCent(n, gegenstand.foerderquote, rest) : null))
}
