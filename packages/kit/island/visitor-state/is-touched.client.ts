/** Whether anything stands in the form that the server has not put there. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
    return (
      field instanceof HTMLSelectElement &&
      field.value !== (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value
    )
  })
