import { istUntauglich, mangelWorte, type Pruefstand } from '@foerderportal/contract/shared/pruefstand'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { groesseSchreiben } from '@foerderportal/ui/felder/dateien/groesse'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Vorhandene, VorhandeneProps } from './types.ts'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { suchen } from './dateisuche.ts'

/** Files that were uploaded before, to be named once more instead of being uploaded again (S4-11). */
export function VorhandeneDateien({ vorhandene, schliessen, genannte, frei, uebernehmen }: VorhandeneProps) {
  const { data, isError } = useQuery(vorhandene.abfrage)
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set())
  const neue = (data ?? []).filter(({ datei }) => gewaehlt.has(datei.uuid)).map(({ datei }) => datei)
  const fertig = () => {
    uebernehmen(neue)
    schliessen()
  }
  return (
    <Dialog
      titel="Vorhandene Datei verwenden"
      gross
      schliessen={schliessen}
      fuss={
        <>
          <Knopf gesperrtWeil={grund(neue.length, frei)} onClick={fertig}>
            {neue.length > 1 ? `${neue.length} Dateien verwenden` : 'Datei verwenden'}
          </Knopf>
          <Knopf variante="secondary" onClick={schliessen}>
            Abbrechen
          </Knopf>
        </>
      }
    >
      {isError && (
        <Hinweis ton="danger" neu>
          Ihre Dateien ließen sich nicht laden. Versuchen Sie es noch einmal, oder laden Sie die Datei neu
          hoch.
        </Hinweis>
      )}
      {data === undefined && !isError && <Skelett art="tabelle" was="Ihre Dateien" />}
      {data && (
        <Auswahl
          alle={data}
          worte={vorhandene}
          hier={new Set(genannte.map(({ uuid }) => uuid))}
          gewaehlt={gewaehlt}
          setGewaehlt={setGewaehlt}
        />
      )}
    </Dialog>
  )
}

const grund = (anzahl: number, frei: number): string | false => {
  if (anzahl === 0) return 'Wählen Sie eine Datei aus der Liste.'
  return anzahl > frei && `Hier ist nur noch Platz für ${frei === 1 ? 'eine Datei' : `${frei} Dateien`}.`
}

type AuswahlProps = {
  alle: readonly VorhandeneDatei[]
  worte: Pick<Vorhandene, 'suche' | 'keine'>
  hier: ReadonlySet<string>
  gewaehlt: ReadonlySet<string>
  setGewaehlt: (neu: ReadonlySet<string>) => void
}

function Auswahl({ alle, worte, hier, gewaehlt, setGewaehlt }: AuswahlProps) {
  const id = useId()
  const [wort, setWort] = useState('')
  const treffer = suchen(alle, wort)
  if (alle.length === 0) return <p className="kern-body">{worte.keine}</p>
  return (
    <div className="p-stapel">
      <div className="kern-form-input p-feld">
        <label className="kern-label" htmlFor={id}>
          Suchen
        </label>
        <div className="kern-hint" id={`${id}-hinweis`}>
          {worte.suche}
        </div>
        <input
          id={id}
          className="kern-form-input__input"
          type="search"
          aria-describedby={`${id}-hinweis`}
          enterKeyHint="search"
          value={wort}
          onChange={({ target }) => setWort(target.value)}
        />
      </div>
      <output>{inWorten(treffer.length)}</output>
      <ul className="s-vorhandene">
        {treffer.map((eine) => (
          <Zeile
            key={eine.datei.uuid}
            eine={eine}
            schonHier={hier.has(eine.datei.uuid)}
            an={gewaehlt.has(eine.datei.uuid)}
            umschalten={() => setGewaehlt(umgeschaltet(gewaehlt, eine.datei.uuid))}
          />
        ))}
      </ul>
    </div>
  )
}

const umgeschaltet = (menge: ReadonlySet<string>, eines: string): ReadonlySet<string> => {
  const neu = new Set(menge)
  if (!neu.delete(eines)) neu.add(eines)
  return neu
}

const inWorten = (anzahl: number): string => {
  if (anzahl === 0) return 'Keine Datei passt zu dieser Suche.'
  return anzahl === 1 ? 'Eine Datei' : `${anzahl} Dateien`
}

const standInWorten = (stand: Pruefstand): string => {
  if (stand === 'beschädigt') return 'Datei beschädigt'
  return mangelWorte(stand)?.ist ?? 'Schadsoftware gefunden, gesperrt'
}

type ZeileProps = { eine: VorhandeneDatei; schonHier: boolean; an: boolean; umschalten: () => void }

function Zeile({ eine: { datei, verwendungen }, schonHier, an, umschalten }: ZeileProps) {
  const id = useId()
  const gesperrt = schonHier || istUntauglich(datei.scanStatus)
  const stand = schonHier ? 'schon in diesem Feld' : standInWorten(datei.scanStatus)
  return (
    <li className="kern-form-check">
      <input
        id={id}
        className="kern-form-check__checkbox"
        type="checkbox"
        checked={an || schonHier}
        disabled={gesperrt}
        aria-describedby={`${id}-angaben`}
        onChange={umschalten}
      />
      <div className="s-vorhandene__datei">
        <label className="kern-label" htmlFor={id}>
          {datei.dateiname}
        </label>
        <p id={`${id}-angaben`} className="s-vorhandene__angaben">
          {`vom ${alsDatum(tagInBerlin(new Date(datei.angelegtAm)))}, ${groesseSchreiben(datei.size)}`}
          {gesperrt && `, ${stand}`}
          <br />
          {ganzeNummern(verwendungen.map(({ wozu, geNr }) => `${wozu} (${geNr})`).join(', '))}
        </p>
      </div>
    </li>
  )
}
