import { orteZumNamen } from '@foerderportal/client/verzeichnis/verzeichnis'
import { VALIDIERUNG_ENTPRELLEN_MS } from '@foerderportal/contract/shared/konstanten'
import { Suchfeld } from '@foerderportal/ui/felder/suche/Suchfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { trefferIn, type Treffer } from '@foerderportal/ui/felder/suche/treffer'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { ablehnung } from '../formular/useNetzpruefung.ts'
import { AdressAuskunft } from './AdressAuskunft.tsx'
import { ortstreffer } from './adressTreffer.ts'
import { useAdressTeile } from './useAdressTeile.ts'
import { suchfehler, useAdressSuche } from './useAdressSuche.ts'
import { useDrin } from './useDrin.ts'
import { useOrtZurPlz } from './useOrtZurPlz.ts'

type Props<W extends FieldValues> = {
  control: Control<W>
  /** Path of the address in the form. */
  pfad: string
  /** Whether the browser may fill in the user's own address. */
  eigene?: boolean
}

/** With one letter every tenth place would be offered. */
const NAME_MINDESTENS = 2

/**
 * Street, number, postal code and place. Typing in the line of the street looks for whole addresses; each part can be
 * written by itself, and an address that no directory knows is as good as any.
 */
export function AdressFelder<W extends FieldValues>({ control, pfad, eigene = false }: Props<W>) {
  // Composed paths are beyond the types of react-hook-form; the forms that use this have these four fields.
  const name = (feld: string) => `${pfad}.${feld}` as FieldPath<W>
  const auto = (wert: Autofill) => (eigene ? wert : 'off')
  const { plz, ort, uebernehmen } = useAdressTeile(control, name)
  const orte = useOrtZurPlz(control, { plz: name('plz'), ort: name('ort') })
  const { drin, amElement } = useDrin()
  const zeile = { control, name, auto, uebernehmen }
  return (
    <div className="p-formular" role="presentation" {...amElement}>
      <Strassenzeile {...zeile} plz={plz} />
      <div>
        <Ortszeile {...zeile} orte={orte} />
        <AdressAuskunft {...{ control, pfad, wartet: drin }} ortOffen={orte.length > 1 && ort === ''} />
      </div>
    </div>
  )
}

type Autofill = 'address-line1' | 'postal-code' | 'address-level2'
type ZeileProps<W extends FieldValues> = {
  control: Control<W>
  name: (feld: string) => FieldPath<W>
  auto: (wert: Autofill) => Autofill | 'off'
  uebernehmen: (treffer: Treffer) => void
}

type StrassenProps<W extends FieldValues> = ZeileProps<W> & { plz: string }

function Strassenzeile<W extends FieldValues>(props: StrassenProps<W>) {
  const { control, name, auto, uebernehmen, plz } = props
  return (
    <div className="s-zweispaltig s-zweispaltig--breit-schmal">
      <Suchfeld
        control={control}
        name={name('strasse')}
        etikett="Straße"
        autoComplete={auto('address-line1')}
        frei
        suchen={useAdressSuche(plz)}
        fehlertext={suchfehler}
        entprellenMs={VALIDIERUNG_ENTPRELLEN_MS}
        beiWahl={uebernehmen}
      />
      <Textfeld
        control={control}
        name={name('hausnummer')}
        etikett="Hausnummer"
        breite="kurz"
        autoComplete="off"
      />
    </div>
  )
}

/** `orte`: those of the postal code. */
type OrtsProps<W extends FieldValues> = ZeileProps<W> & { orte: readonly Treffer[] }

function Ortszeile<W extends FieldValues>({ control, name, auto, uebernehmen, orte }: OrtsProps<W>) {
  const suchen = async (eingabe: string, signal: AbortSignal) => {
    const hier = trefferIn(orte, eingabe)
    if (hier.length > 0 || eingabe.trim().length < NAME_MINDESTENS) return hier
    return ortstreffer(await orteZumNamen(eingabe, signal), [eingabe])
  }
  return (
    <div className="s-zweispaltig s-zweispaltig--schmal-breit">
      <Textfeld
        control={control}
        name={name('plz')}
        etikett="Postleitzahl"
        breite="kurz"
        inputMode="numeric"
        autoComplete={auto('postal-code')}
        art="plz"
      />
      <Suchfeld
        control={control}
        name={name('ort')}
        etikett="Ort"
        autoComplete={auto('address-level2')}
        frei
        suchen={suchen}
        fehlertext={ablehnung}
        mindestens={orte.length > 1 ? 0 : NAME_MINDESTENS}
        zeigtVonSelbst={orte.length > 1}
        entprellenMs={VALIDIERUNG_ENTPRELLEN_MS}
        beiWahl={uebernehmen}
      />
    </div>
  )
}
