import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useEffect } from 'react'
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'

/** What was wrong with a value is not said of the next one. */
const useFehlerVergehen = <W extends FieldValues>({ watch, clearErrors }: UseFormReturn<W>): void => {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => name && clearErrors(name))
    return unsubscribe
  }, [watch, clearErrors])
}

/**
 * A form of the desk: an error goes with the next key in its field. What is missing at a try has the focus, save where a
 * list of all errors has it (`shouldFocusError: false`).
 */
export const useFormular = <W extends FieldValues>(angaben: UseFormProps<W>): UseFormReturn<W> => {
  const formular = useForm<W>({ ...FORM_OPTIONS, shouldFocusError: true, ...angaben })
  useFehlerVergehen(formular)
  return formular
}
