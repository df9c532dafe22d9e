"""Reading material: records, studies, the rules and the components."""
