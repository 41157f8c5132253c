import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Formulardateien } from './types.ts'

const ALLE_MS = 5_000

type Props = {
  abfrage: NonNullable<Formulardateien['genannte']>
  melden: (staende: ReadonlyMap<string, string>) => void
}

/** Asks what virus scan and opening say of the files of the form, as long as somebody waits for it. */
export function Pruefstandverfolgung({ abfrage, melden }: Props) {
  const { data } = useQuery({ ...abfrage, refetchInterval: ALLE_MS })
  useEffect(() => {
    if (data) melden(new Map(data.map(({ uuid, scanStatus }) => [uuid, scanStatus])))
  }, [data, melden])
  return null
}
