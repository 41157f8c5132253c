import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { zumFeld } from '@foerderportal/ui/felder/feldSprung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFieldArray, useWatch } from 'react-hook-form'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import type { FelderProps } from '../../bau/antragSeite.ts'
import { neuesUnternehmen } from './groesseWerte.ts'
import { useZahlen } from './useZahlen.ts'

const ZusammenrechnungFelder = latePart(
  async () => (await import('./ZusammenrechnungFelder.tsx')).ZusammenrechnungFelder,
)
const HINZUFUEGEN = 'unternehmen-hinzurechnen'
const WEITERE = 'produktgruppenDaten.groessenrechnung.weitere'

/** Adds own figures and those of partner and linked enterprises; its fields come for those who have such. */
export function Zusammenrechnung({ control, formular, kontext }: FelderProps<'groesse'>) {
  const liste = useFieldArray({ control, name: WEITERE })
  const anzahl = useWatch({ control, name: WEITERE }).length
  const summen = useZahlen(control, 'produktgruppenDaten')
  const eigene = useZahlen(control, 'produktgruppenDaten.groessenrechnung.eigene')
  const hinzufuegen = () => {
    // What was typed so far are the own figures: nobody types them twice.
    if (anzahl === 0) eigene.schreiben(summen.werte)
    liste.append(neuesUnternehmen(), { shouldFocus: false })
    // Its fields may only be coming; the first of them is waited for.
    zumFeld(feldId(`${WEITERE}.${anzahl}.name`))
  }
  const entfernen = (stelle: number) => {
    if (anzahl === 1) summen.schreiben(eigene.werte)
    liste.remove(stelle)
    ansagen(`Unternehmen ${stelle + 1} ist entfernt.`)
    document.getElementById(HINZUFUEGEN)?.focus()
  }
  return (
    <div className="p-formular">
      {anzahl > 0 && (
        <ZusammenrechnungFelder
          {...{ control, summen, entfernen }}
          daten={{ formular, kontext }}
          eintraege={liste.fields}
        />
      )}
      <div>
        <Knopf id={HINZUFUEGEN} variante="secondary" icon="add" onClick={hinzufuegen}>
          {anzahl > 0 ? 'Weiteres Unternehmen hinzurechnen' : 'Andere Unternehmen hinzurechnen'}
        </Knopf>
      </div>
    </div>
  )
}
