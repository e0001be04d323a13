/* The blocks in the editor: what a block shows is chosen by its number, and drawn on the page. Works as it is, without a build. */
{
  const { blocks, blockEditor, components } = window.wp
  const { createElement: h, Fragment } = window.wp.element
  const { __, sprintf } = window.wp.i18n

  const labels = {
    id: __('Number, as the Frontage admin shows it', 'frontage'),
    page: __('Path of the page with the pop-up', 'frontage'),
    name: __('Name in links', 'frontage'),
    title: __('Title (no: none)', 'frontage'),
    level: __('Level of the title (h2, h3, h4)', 'frontage'),
    group: __('Group days (no: each day)', 'frontage'),
    state: __('Show open or closed (no: not)', 'frontage'),
    compact: __('Compact (yes)', 'frontage'),
    variant: __('Size (head: small)', 'frontage'),
    theme: __('Colours (light, dark)', 'frontage'),
  }

  const fieldsOf =
    ({ attributes, setAttributes }) =>
    (name) =>
      h(components.TextControl, {
        key: name,
        label: labels[name],
        value: attributes[name] || '',
        onChange: (value) => setAttributes({ [name]: value }),
      })

  const edit =
    ({ title, takes }) =>
    (block) => {
      const field = fieldsOf(block)
      const { id } = block.attributes
      /* translators: %s: number of a widget */
      const shown = id ? sprintf(__('Number %s', 'frontage'), id) : __('Shown on the page', 'frontage')
      const panel = h(components.PanelBody, { title: __('Widget', 'frontage') }, [...takes, 'theme'].map(field))
      return h(
        Fragment,
        null,
        h(blockEditor.InspectorControls, null, panel),
        h(
          'div',
          blockEditor.useBlockProps(),
          h(components.Placeholder, { label: `Frontage: ${title}`, instructions: shown }, takes.includes('id') ? field('id') : null),
        ),
      )
    }

  for (const [name, widget] of Object.entries(window.frontageWidgets))
    blocks.registerBlockType(`frontage/${name}`, {
      apiVersion: 2,
      title: widget.title,
      category: 'widgets',
      icon: 'store',
      attributes: Object.fromEntries([...widget.takes, 'theme'].map((attribute) => [attribute, { type: 'string', default: '' }])),
      supports: { html: false, align: ['wide', 'full'] },
      edit: edit(widget),
      save: () => null,
    })
}
